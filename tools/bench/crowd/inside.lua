local room, board
local boardShare = 0.225

function init(args)
  room, board = args[1], args[2]
  math.randomseed(os.time())
end

function delay()
  return math.random(824, 1424)
end

function request()
  return wrk.format("GET", math.random() < boardShare and board or room)
end
