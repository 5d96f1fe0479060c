import { test } from '@playwright/test'
import { readServices as readServicesOf } from '#scripts/shop/read-services.ts'

/**
 * The embedded services of the shop with their tokens, which it only shows to its own machine. Requests through a
 * proxy, as visitors make them, receive none, so there is no forwarded header here.
 */
export async function readServices() {
  const { baseURL = '' } = test.info().project.use
  return await readServicesOf(baseURL, process.env.E2E_DATA_FOLDER ?? 'data')
}
