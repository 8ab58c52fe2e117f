local calls = {}
local place = 0

function init(args)
  for line in io.lines(args[1]) do
    local token, body, address = line:match("^(%S+) (%S+) (%S+)$")
    calls[#calls + 1] = wrk.format("POST", nil, {
      ["Content-Type"] = "application/json",
      ["Authorization"] = "Bearer " .. token,
      ["X-Forwarded-For"] = address,
    }, body)
  end
end

function request()
  place = place % #calls + 1
  return calls[place]
end
