import { setTimeout as sleep } from 'node:timers/promises'
import type { Result } from '#domain/result.ts'
import type { ProductSource } from './read-versions.ts'

type Patience = {
  /** Called before each repeated request. */
  readonly onRetry: () => void
  /** Waits for a number of milliseconds. */
  readonly wait?: (ms: number) => Promise<unknown>
}

const RETRIES = 7
const FIRST_WAIT_MS = 500
const LONGEST_WAIT_MS = 20_000

/**
 * A source whose refused calls are repeated, up to about a minute: a hosted shop throttles who reads everything, and
 * one failed page in thousands must not end a rebuild. The waits double and are random, so that simultaneous readings
 * do not return together.
 */
export function createPatientSource(
  source: ProductSource,
  { onRetry, wait = sleep }: Patience,
): ProductSource {
  async function patiently<Value, Code extends string>(
    read: () => Promise<Result<Value, Code>>,
  ): Promise<Result<Value, Code>> {
    for (let retry = 0; ; retry++) {
      const result = await read()
      if (result.ok || retry === RETRIES) return result
      onRetry()
      await wait((0.5 + Math.random() / 2) * Math.min(FIRST_WAIT_MS * 2 ** retry, LONGEST_WAIT_MS))
    }
  }
  return {
    readLocalization: () => patiently(() => source.readLocalization()),
    listProductIds: (...requested) => patiently(() => source.listProductIds(...requested)),
    findCollectionNumbers: (...requested) => patiently(() => source.findCollectionNumbers(...requested)),
    findProductsByIds: (...requested) => patiently(() => source.findProductsByIds(...requested)),
  }
}
