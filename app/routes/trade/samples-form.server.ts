import type { RouterContextProvider } from 'react-router'
import { requireAccount } from '#app/features/account/profile/require-account.server.ts'
import { loadCheckoutCustomer } from '#app/features/checkout/details/load-customer.server.ts'
import { orderPath } from '#app/features/order/paths.ts'
import { SAMPLED_PRODUCT } from '#app/features/trade/paths.ts'
import {
  SAMPLE_FIELDS,
  type SamplesRefusal,
  type SamplesView,
} from '#app/features/trade/samples/samples-view.ts'
import { visitorContext } from '#app/visitor/context.ts'
import { globalId } from '#domain/ids.ts'
import { mayOrderSamples, maySeeTradePrices } from '#domain/visitor/roles.ts'
import { missingPage } from '../missing-page.server.ts'
import { tradeOnly } from '../trade-only.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }
type Typed = Pick<SamplesView, 'key' | 'chosen' | 'refusal'>

export async function loadSamples(requested: RequestArgs, typed?: Typed): Promise<SamplesView> {
  const { context, url } = requested
  const { session, clients, role, country, language } = openSamples(requested)
  const product = url.searchParams.get(SAMPLED_PRODUCT) ?? ''
  const productId = globalId('Product', product)
  const [offer, customer] = await Promise.all([
    clients.samples.read(session.accessToken, { productId, language, country }),
    loadCheckoutCustomer(session, role, clients),
  ])
  if (!offer.ok && (offer.code === 'product-not-found' || offer.code === 'samples-malformed'))
    return missingPage(context)
  if (!offer.ok && offer.code === 'not-approved') throw tradeOnly(role, { status: 403 })
  const addresses = (customer?.addresses ?? []).filter(({ address }) => address !== null)
  const defaultAddress = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    product,
    isTrade: maySeeTradePrices(role),
    offer: offer.ok ? offer.value : null,
    addresses,
    ...(typed ?? {
      key: crypto.randomUUID(),
      chosen: { finishes: [], address: defaultAddress?.id ?? '' },
      refusal: null,
    }),
  }
}

/** Returns the path of the new order, or the form with its input and the refusal. */
export async function orderSamples(
  requested: RequestArgs,
  form: FormData,
): Promise<{ ok: true; path: string } | { ok: false; view: SamplesView }> {
  const { session, clients, language } = openSamples(requested)
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = {
    finishes: form.getAll(SAMPLE_FIELDS.finish).map(String),
    address: text(SAMPLE_FIELDS.address),
  }
  const key = text(SAMPLE_FIELDS.key)
  const refused = async (refusal: SamplesRefusal) => ({
    ok: false as const,
    view: await loadSamples(requested, { key, chosen, refusal }),
  })
  if (chosen.finishes.length === 0) return refused('no-finish')
  const { addresses, product } = await loadSamples(requested)
  const address = addresses.find(({ id }) => id === chosen.address)?.address
  if (!address) return refused('no-address')
  const { finishes } = chosen
  const draft = { key, productId: globalId('Product', product), finishes, address, language }
  const ordered = await clients.samples.order(session.accessToken, draft)
  if (ordered.ok) return { ok: true, path: orderPath(ordered.value) }
  const { code } = ordered
  return refused(REFUSALS.find((known) => known === code) ?? 'unavailable')
}

const REFUSALS = ['allowance-used', 'address-refused', 'finish-unknown'] as const

function openSamples(requested: RequestArgs) {
  const { role, country, language } = requested.context.get(visitorContext)
  if (!mayOrderSamples(role)) throw tradeOnly(role, { status: 403 })
  return { ...requireAccount(requested), role, country, language }
}
