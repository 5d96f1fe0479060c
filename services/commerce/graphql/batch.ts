import DataLoader from 'dataloader'

/**
 * Collects the keys requested within one turn of the event loop and loads them with a single call of `load`.
 * A key is loaded once in the life of the batch; a key that `load` does not return resolves to null.
 */
export function batch<Key, Value>(
  load: (keys: Key[]) => Promise<ReadonlyMap<Key, Value>>,
): (key: Key) => Promise<Value | null> {
  const loader = new DataLoader(async (keys: readonly Key[]) => {
    const values = await load([...keys])
    return keys.map((key) => values.get(key) ?? null)
  })
  return (key) => loader.load(key)
}
