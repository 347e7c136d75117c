-- The queue of jobs that nodes and workers share: the rules of `fair_queue.py`, done by Redis in one step each.
-- Called with the name of a function and its arguments. Times are milliseconds by the clock of Redis, so that the
-- clocks of nodes and workers do not matter.

local PREFIX = "klotz:thinking:"
local JOBS, ABOUT = PREFIX .. "jobs", PREFIX .. "about" -- by id: the job as it was given, and what is needed here
local DOING, WANTED = PREFIX .. "doing", PREFIX .. "wanted" -- by id: until when it is taken for done, or wanted
local COUNTS, SECONDS, WORKERS = PREFIX .. "counts", PREFIX .. "seconds", PREFIX .. "workers"

-- SHORT_SECONDS, PEOPLE_PER_ADDRESS and NEWEST_COUNTS are those of `fair_queue.py`, put before this text.
local LEASE, PATIENCE, ALIVE, KEPT = 8000, 10000, 15000, 60
local MOST_WAKES = 64

local function now()
  local time = redis.call("TIME")
  return time[1] * 1000 + math.floor(time[2] / 1000)
end

local function number(text)
  return tonumber(text or 0) or 0
end

-- Numbers as text that Lua and Redis read back without loss.
local function exact(value)
  return string.format("%.17g", value)
end

local function counted(about)
  return { about.kind .. ":person:" .. about.person, about.kind .. ":address:" .. about.address, about.kind }
end

local function wake(lane)
  if redis.call("LLEN", PREFIX .. "wake:" .. lane) < MOST_WAKES then
    redis.call("LPUSH", PREFIX .. "wake:" .. lane, 1)
  end
end

local function wait(id, about)
  local seconds = number(redis.call("HGET", SECONDS, about.like) or about.guess)
  local lane = seconds <= SHORT_SECONDS and "short" or "long"
  local ends, cost = PREFIX .. "ends:" .. lane, seconds * about.factor
  local keys = counted(about)
  local clock = number(redis.call("GET", PREFIX .. "clock:" .. lane))
  local person, address = number(redis.call("HGET", ends, keys[1])), number(redis.call("HGET", ends, keys[2]))
  local tag = math.max(clock, person, address) + cost
  redis.call("ZADD", PREFIX .. "waiting:" .. lane, exact(tag), id)
  redis.call("HSET", ends, keys[1], exact(tag), keys[2], exact(math.max(clock, address) + cost / PEOPLE_PER_ADDRESS))
  wake(lane)
  if lane == "short" and redis.call("ZCARD", PREFIX .. "waiting:short") > 1 then
    wake("long")
  end
end

local function learn(about, told)
  if told == "" then
    return
  end
  local seconds = number(told)
  local before = redis.call("HGET", SECONDS, about.like)
  before = before and number(before) or seconds
  redis.call("HSET", SECONDS, about.like, exact(before + NEWEST_COUNTS * (seconds - before)))
end

local function about_job(id)
  local found = redis.call("HGET", ABOUT, id)
  return found and cjson.decode(found)
end

local function drop(id)
  local about = about_job(id)
  if not about then
    return
  end
  redis.call("HDEL", JOBS, id)
  redis.call("HDEL", ABOUT, id)
  for _, key in ipairs({ "waiting:short", "waiting:long", "doing", "wanted" }) do
    redis.call("ZREM", PREFIX .. key, id)
  end
  for _, key in ipairs(counted(about)) do
    if redis.call("HINCRBY", COUNTS, key, -1) <= 0 then
      redis.call("HDEL", COUNTS, key)
    end
  end
end

local function answer(id, text)
  if redis.call("ZSCORE", WANTED, id) then
    redis.call("SET", PREFIX .. "answer:" .. id, text, "EX", KEPT)
  end
  drop(id)
end

local functions = {}

function functions.put(id, job, told, limits, is_wanted)
  if redis.call("HEXISTS", JOBS, id) == 1 then
    return ""
  end
  local about, most = cjson.decode(told), cjson.decode(limits)
  local keys, names = counted(about), { "person", "address", "all" }
  for at = 1, 3 do
    if number(redis.call("HGET", COUNTS, keys[at])) >= most[at] then
      return names[at]
    end
  end
  for at = 1, 3 do
    redis.call("HINCRBY", COUNTS, keys[at], 1)
  end
  redis.call("HSET", JOBS, id, job)
  redis.call("HSET", ABOUT, id, told)
  if is_wanted == "1" then
    redis.call("ZADD", WANTED, now() + PATIENCE, id)
  end
  wait(id, about)
  return ""
end

function functions.take(short_only)
  local time = now()
  -- Whoever had these has died, or whoever asked.
  for _, id in ipairs(redis.call("ZRANGEBYSCORE", WANTED, "-inf", time)) do
    drop(id)
  end
  for _, id in ipairs(redis.call("ZRANGEBYSCORE", DOING, "-inf", time)) do
    redis.call("ZREM", DOING, id)
    wait(id, about_job(id))
  end
  for _, lane in ipairs(short_only == "1" and { "short" } or { "long", "short" }) do
    local waiting = PREFIX .. "waiting:" .. lane
    local is_for_me = lane == "long" or short_only == "1" or redis.call("ZCARD", waiting) > 1
    local found = is_for_me and redis.call("ZPOPMIN", waiting) or {}
    if found[1] then
      redis.call("SET", PREFIX .. "clock:" .. lane, found[2])
      if redis.call("EXISTS", waiting) == 0 then
        redis.call("DEL", PREFIX .. "ends:" .. lane)
      end
      redis.call("ZADD", DOING, time + LEASE, found[1])
      return redis.call("HGET", JOBS, found[1])
    end
  end
  return false
end

-- Whether it is still wanted.
function functions.beat(id)
  if not redis.call("ZSCORE", DOING, id) then
    return 0
  end
  redis.call("ZADD", DOING, now() + LEASE, id)
  return 1
end

function functions.back(id, job, seconds)
  local about = about_job(id)
  if about and redis.call("ZREM", DOING, id) == 1 then
    learn(about, seconds)
    redis.call("HSET", JOBS, id, job)
    wait(id, about)
  end
end

function functions.finish(id, text, seconds)
  local about = about_job(id)
  if about then
    learn(about, seconds)
    answer(id, text)
  end
end

-- The answer, nothing while there is none, or "?" if there will never be one.
function functions.poll(id)
  local found = redis.call("GET", PREFIX .. "answer:" .. id)
  if found then
    redis.call("DEL", PREFIX .. "answer:" .. id)
    return found
  end
  if redis.call("HEXISTS", JOBS, id) == 0 then
    return "?"
  end
  redis.call("ZADD", WANTED, now() + PATIENCE, id)
  return false
end

function functions.drop(id)
  drop(id)
end

function functions.hello(worker)
  redis.call("ZADD", WORKERS, now() + ALIVE, worker)
end

function functions.goodbye(worker)
  redis.call("ZREM", WORKERS, worker)
end

function functions.served()
  redis.call("ZREMRANGEBYSCORE", WORKERS, "-inf", now())
  return redis.call("ZCARD", WORKERS)
end

return functions[ARGV[1]](unpack(ARGV, 2))
