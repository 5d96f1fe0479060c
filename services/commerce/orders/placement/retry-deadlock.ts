import { postgresCode } from '#services/kernel/database/postgres-code.ts'

const ATTEMPTS = 4
/** PostgreSQL's error code for a transaction that was aborted to resolve a deadlock. */
const DEADLOCK = '40P01'

/** Retries the work after a deadlock, which has rolled back its transaction. */
export async function retryDeadlock<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || postgresCode(error) !== DEADLOCK) throw error
    }
  }
}
