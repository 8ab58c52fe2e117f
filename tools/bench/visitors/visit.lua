-- Requests the files of one visit in sequence and closes the connection after the last.
local paths = {}
local place = 0

function init(args)
  for path in io.lines(args[1]) do paths[#paths + 1] = path end
end

function delay()
  return 100
end

function request()
  place = place % #paths + 1
  local headers = { ["Accept-Encoding"] = "br" }
  if place == #paths then headers["Connection"] = "close" end
  return wrk.format("GET", paths[place], headers)
end
