import { AsyncLocalStorage } from 'node:async_hooks'
import pg from 'pg'

/**
 * Records the text of every statement that this process sends to PostgreSQL on behalf of an operation, until `restore`.
 * Background work meanwhile, such as a job or the end of an earlier call, is not counted.
 */
export function countStatements() {
  const storage = new AsyncLocalStorage<string[]>()
  const { query } = pg.Client.prototype
  function recordQuery(this: pg.Client, ...args: unknown[]) {
    const [first] = args
    const text = typeof first === 'string' ? first : (first as { text?: string } | undefined)?.text
    storage.getStore()?.push(String(text))
    return Reflect.apply(query, this, args)
  }
  pg.Client.prototype.query = recordQuery as typeof query
  return {
    /** Runs an operation. Returns its result and the texts of its statements. */
    async during<Result>(
      operation: () => Promise<Result>,
    ): Promise<{ result: Result; texts: readonly string[] }> {
      const texts: string[] = []
      const result = await storage.run(texts, operation)
      return { result, texts: [...texts] }
    },
    restore() {
      pg.Client.prototype.query = query
    },
  }
}
