import { globalId } from '#domain/ids.ts'
import { serveChanges } from '#services/kernel/changes/serve-changes.ts'
import { accessOf, unauthorized } from '../graphql/guard/access-token.ts'
import type { CommerceOptions } from '../options.ts'
import { PRODUCT_CHANGES } from './product-changes.ts'

/** `GET /changes?since={cursor}` (`contracts/changes.ts`), for the holders of the private token. */
export async function handleChanges(request: Request, options: CommerceOptions): Promise<Response> {
  if (accessOf(request.headers, options) !== 'private') return unauthorized()
  return serveChanges(request, {
    database: options.database,
    log: PRODUCT_CHANGES,
    kind: 'product',
    toId: (number) => globalId('Product', number),
  })
}
