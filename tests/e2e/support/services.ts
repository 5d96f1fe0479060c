import { test } from '@playwright/test'
import { readServices as readServicesOf } from '#scripts/shop/read-services.ts'

/**
 * The embedded services of the shop with their tokens, as the machine it runs on is shown them. They are not requested
 * in a visitor's name: requests through a proxy, as those of visitors, are shown none.
 */
export async function readServices() {
  const { baseURL = '' } = test.info().project.use
  return await readServicesOf(baseURL, process.env.E2E_DATA_FOLDER ?? 'data')
}
