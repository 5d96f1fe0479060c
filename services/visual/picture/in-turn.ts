/** So many pictures are decoded at once: each may take 240 MB while it is. */
const AT_ONCE_MAX = 2

const waiting: (() => void)[] = []
let running = 0

/** Does the work when it is its turn; the others wait in the order they came. */
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
