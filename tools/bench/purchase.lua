local count = 0
local run = os.time()

request = function()
  count = count + 1
  local body = string.format('{"email":"buyer%d.%d@example.com"}', run, count)
  return wrk.format("POST", nil, {
    ["Content-Type"] = "application/json",
    ["Idempotency-Key"] = string.format("%d-%d", run, count),
    ["X-Forwarded-For"] = string.format("10.%d.%d.%d", count / 65536 % 256, count / 256 % 256, count % 256),
  }, body)
end
