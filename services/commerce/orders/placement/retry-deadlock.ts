import { postgresCode } from '#services/kernel/database/postgres-code.ts'

const ATTEMPTS = 4
/** What PostgreSQL answers when two transactions wait for each other and this one was chosen to give way. */
const DEADLOCK = '40P01'

/** Does the work again when it had to give way to another transaction; nothing of it was stored then. */
export async function retryDeadlock<Value>(work: () => Promise<Value>): Promise<Value> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await work()
    } catch (error) {
      if (attempt === ATTEMPTS || postgresCode(error) !== DEADLOCK) throw error
    }
  }
}
