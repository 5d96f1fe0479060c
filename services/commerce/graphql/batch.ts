import DataLoader from 'dataloader'

/**
 * Collects the keys requested within one turn of the event loop and returns them with a single `load`. A key is loaded
 * once in the life of the batch; a key that `load` leaves out answers null.
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
