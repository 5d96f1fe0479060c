/**
 * Collects the keys requested within one turn of the event loop and returns them with a single `load`. A key is loaded
 * once in the life of the batch; a key that `load` leaves out answers null.
 */
export function batch<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  const answers = new Map<Key, Promise<Value | null>>()
  let waiting: Key[] = []
  let loading: Promise<ReadonlyMap<Key, Value>> | undefined

  function schedule(): Promise<ReadonlyMap<Key, Value>> {
    loading ??= afterResolvers().then(() => {
      const keys = waiting
      waiting = []
      loading = undefined
      return load(keys)
    })
    return loading
  }

  return (key) => {
    const known = answers.get(key)
    if (known) return known
    waiting.push(key)
    const answer = schedule().then((values) => values.get(key) ?? null)
    answers.set(key, answer)
    return answer
  }
}

/** Waits until all resolvers that can run, directly or after a promise, have added their requests. */
function afterResolvers(): Promise<void> {
  return Promise.resolve().then(() => new Promise((resolve) => process.nextTick(resolve)))
}
