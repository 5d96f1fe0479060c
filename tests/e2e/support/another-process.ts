import { resolve } from 'node:path'
import { test } from '@playwright/test'
import { findDatabase, type RunningShop, startShop } from '#scripts/shop/running-shop.ts'

/**
 * One more process of the shop, on its database. A browser that uses its `origin` as a proxy visits the shop through
 * it.
 */
export function startAnotherProcess(port: number): Promise<RunningShop> {
  const dataFolder = resolve(process.env.E2E_DATA_FOLDER ?? 'data')
  const { baseURL = '' } = test.info().project.use
  return startShop({
    dataFolder,
    port,
    environment: {
      PUBLIC_URL: baseURL,
      DATABASE_URL: findDatabase(dataFolder).url,
      TRUSTED_PROXIES: '1',
      DEMONSTRATION: 'yes',
    },
  })
}
