/**
 * Runs the calls for one key sequentially, each seeing the result of the one before. Two tabs of a customer must not
 * move the same lines in opposite directions.
 */
export async function oneAtATime<Value>(key: string, act: () => Promise<Value>): Promise<Value> {
  const before = last.get(key) ?? Promise.resolve()
  const run = before.then(act, act)
  const settled = run.then(
    () => undefined,
    () => undefined,
  )
  last.set(key, settled)
  try {
    return await run
  } finally {
    if (last.get(key) === settled) last.delete(key)
  }
}

const last = new Map<string, Promise<undefined>>()
