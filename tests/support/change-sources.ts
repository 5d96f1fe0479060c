import { createChangesClient } from '#clients/calls/changes-client.ts'
import { CHANGES } from '#contracts/changes.ts'
import { PRIVATE_TOKEN_HEADER } from '#contracts/order/customer-orders.ts'
import type { Service } from '#services/kernel/service.ts'
import { TOKENS } from '#tests/contract/support/embedded-content.ts'
import type { ChangeSource } from '#workers/changes/follower.ts'
import { SAMPLE_PRIVATE_TOKEN } from './samples/sample-shop.ts'

/** The product changes of a sample shop. */
export function productChanges(shop: Service): ChangeSource {
  return sourceOf('commerce', CHANGES.products, shop, { [PRIVATE_TOKEN_HEADER]: SAMPLE_PRIVATE_TOKEN })
}

/** The document changes of a content service with the sample tokens. */
export function documentChanges(content: Service): ChangeSource {
  return sourceOf('content', CHANGES.content, content, { authorization: `Bearer ${TOKENS.read}` })
}

function sourceOf(
  name: string,
  channel: string,
  service: Service,
  headers: Readonly<Record<string, string>>,
): ChangeSource {
  const fetch = (request: Request) => service.fetch(request)
  return {
    name,
    channel,
    client: createChangesClient({ baseUrl: `http://${name}.internal`, fetch, headers }),
  }
}
