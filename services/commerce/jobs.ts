import type { Job } from '#services/kernel/jobs.ts'
import { removeOldCarts } from './carts/remove-old-carts.ts'
import type { CommerceOptions } from './options.ts'

/** The scheduled work of the commerce service. */
export function commerceJobs({ database }: CommerceOptions): Job[] {
  return [
    {
      name: 'commerce: remove old carts',
      everySeconds: 3600,
      run: (now) => removeOldCarts(database, now),
    },
  ]
}
