import type { Job } from '#services/kernel/jobs.ts'
import { removeOldSearches } from './counted-searches.ts'
import { type CartStore, resealCarts } from './customer-cart.ts'
import { removeOldRequests } from './requests/remove-requests.ts'

/** The scheduled work of the platform service. */
export function platformJobs({ database, cartSeal }: CartStore): Job[] {
  return [
    {
      name: 'platform: remove old searches',
      everySeconds: 3600,
      run: (now) => removeOldSearches(database, now),
    },
    {
      name: 'platform: remove old requests',
      everySeconds: 86_400,
      run: (now) => removeOldRequests(database, now),
    },
    {
      name: 'platform: seal stored carts',
      everySeconds: 86_400,
      run: () => resealCarts({ database, cartSeal }),
    },
  ]
}
