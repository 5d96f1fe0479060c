/** How many pictures are decoded simultaneously: each may take 240 MB. */
const AT_ONCE_MAX = 2

const waiting: (() => void)[] = []
let running = 0

/** Runs the work in a queue, in the order of the calls. */
export async function inTurn<Value>(work: () => Promise<Value>): Promise<Value> {
  if (running >= AT_ONCE_MAX) await new Promise<void>((resolve) => waiting.push(resolve))
  else running += 1
  try {
    return await work()
  } finally {
    const next = waiting.shift()
    if (next) next()
    else running -= 1
  }
}
