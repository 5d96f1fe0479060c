import { randomUUID } from 'node:crypto'
import { readConfiguration } from '#server/settings/config.ts'
import type { Route } from '../../routes/route.ts'
import type { AttackedShop } from '../target/attacked-shop.ts'
import type { Customer } from '../target/customer.ts'
import { type CustomerData, prepareCustomerData } from '../target/personal.ts'
import { createServerKeys } from '../target/server-keys.ts'
import type { Target } from '../target/target.ts'
import type { ServiceAccess } from './attacks/service-attacks.ts'
import { findFrontRoutes } from './routes/front-routes.ts'
import { findPageRoutes } from './routes/page-routes.ts'
import { findServiceRoutes } from './routes/service-routes.ts'

/** All routes of a shop, with their credentials. */
export type AttackSurface = {
  readonly pages: readonly Route[]
  /** Unknown for a shop that someone else started. */
  readonly services: readonly Route[]
  readonly access: ServiceAccess
}

/** Finds the routes of a shop, with real paths of the customer if its settings are known. */
export async function findAttackSurface(
  target: Target,
  environment: AttackedShop['environment'] | null,
  customer: Customer,
): Promise<AttackSurface> {
  const data = environment && (await prepareCustomerData(target, customer))
  const pages = [...(await findPageRoutes(target, data?.pages ?? [])), ...(await findFrontRoutes(target))]
  const { tokens } = target
  if (!environment || !data)
    return { pages, services: [], access: { tokens, serverKeys: null, parameterValues: {} } }
  const settings = readConfiguration({ ...environment, LOG_LEVEL: 'silent' }).services
  const serverKeys = createServerKeys(settings, data)
  const access = { tokens, serverKeys, parameterValues: parameterValuesOf(data) }
  return { pages, services: await findServiceRoutes(environment), access }
}

function parameterValuesOf({
  key,
  checkout,
  orderId,
  signIn,
}: CustomerData): ServiceAccess['parameterValues'] {
  const { accountId } = key
  return {
    commerce: { token: checkout.token, orderId, accountId },
    identity: { uid: signIn.uid, accountId },
    customer: { accountId },
    platform: { productId: '1001', listId: 'saved', partId: randomUUID(), exportId: randomUUID() },
    visual: { number: '1001' },
  }
}
