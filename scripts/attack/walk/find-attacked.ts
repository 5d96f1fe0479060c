import { randomUUID } from 'node:crypto'
import { readConfiguration } from '#server/settings/config.ts'
import type { Route } from '../../routes/route.ts'
import type { AttackedShop } from '../target/attacked-shop.ts'
import type { Customer } from '../target/customer.ts'
import { openPersonal, type Personal } from '../target/personal.ts'
import { createServerKeys } from '../target/server-keys.ts'
import type { Target } from '../target/target.ts'
import type { ServiceAccess } from './attacks/service-attacks.ts'
import { findFrontRoutes } from './routes/front-routes.ts'
import { findPageRoutes } from './routes/page-routes.ts'
import { findServiceRoutes } from './routes/service-routes.ts'

/** All routes of a shop, with their credentials. */
export type Attacked = {
  readonly pages: readonly Route[]
  /** Unknown for a shop that someone else started. */
  readonly services: readonly Route[]
  readonly access: ServiceAccess
}

/** Finds the routes of a shop, with real paths of the customer if its settings are known. */
export async function findAttacked(
  target: Target,
  environment: AttackedShop['environment'] | null,
  customer: Customer,
): Promise<Attacked> {
  const personal = environment && (await openPersonal(target, customer))
  const pages = [...(await findPageRoutes(target, personal?.pages ?? [])), ...(await findFrontRoutes(target))]
  const { tokens } = target
  if (!environment || !personal)
    return { pages, services: [], access: { tokens, serverKeys: null, known: {} } }
  const settings = readConfiguration({ ...environment, LOG_LEVEL: 'silent' }).services
  const serverKeys = createServerKeys(settings, personal)
  const access = { tokens, serverKeys, known: knownOf(personal) }
  return { pages, services: await findServiceRoutes(environment), access }
}

function knownOf({ key, checkout, orderId, signIn }: Personal): ServiceAccess['known'] {
  const { accountId } = key
  return {
    commerce: { token: checkout.token, orderId, accountId },
    identity: { uid: signIn.uid, accountId },
    customer: { accountId },
    platform: { productId: '1001', listId: 'saved', partId: randomUUID(), exportId: randomUUID() },
    visual: { number: '1001' },
  }
}
