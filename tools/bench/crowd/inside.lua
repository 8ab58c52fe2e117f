-- What somebody inside asks for all the time: what is said in the room, and now and then the board.
local talk, board
local boardShare = 0.225

function init(args)
  talk, board = args[1], args[2]
  math.randomseed(os.time())
end

-- Talk every 1.45 s, the board every 5 s: one call in 1.12 s.
function delay()
  return math.random(824, 1424)
end

function request()
  return wrk.format("GET", math.random() < boardShare and board or talk)
end
