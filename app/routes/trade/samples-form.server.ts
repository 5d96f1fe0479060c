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
import { tradeOnlyResponse } from '../trade-only.ts'

type RequestArgs = { request: Request; context: Readonly<RouterContextProvider>; url: URL }
type SubmittedForm = Pick<SamplesView, 'key' | 'chosen' | 'refusal'>

export async function loadSamples(args: RequestArgs, submitted?: SubmittedForm): Promise<SamplesView> {
  const { context, url } = args
  const { session, clients, role, country, language } = requireSamplesCustomer(args)
  const product = url.searchParams.get(SAMPLED_PRODUCT) ?? ''
  const productId = globalId('Product', product)
  const [offer, customer] = await Promise.all([
    clients.samples.read(session.accessToken, { productId, language, country }),
    loadCheckoutCustomer(session, role, clients),
  ])
  if (!offer.ok && (offer.code === 'product-not-found' || offer.code === 'samples-malformed'))
    return missingPage(context)
  if (!offer.ok && offer.code === 'not-approved') throw tradeOnlyResponse(role, { status: 403 })
  const addresses = (customer?.addresses ?? []).filter(({ address }) => address !== null)
  const defaultAddress = addresses.find(({ isDefault }) => isDefault) ?? addresses[0]
  return {
    product,
    isTrade: maySeeTradePrices(role),
    offer: offer.ok ? offer.value : null,
    addresses,
    ...(submitted ?? {
      key: crypto.randomUUID(),
      chosen: { finishes: [], address: defaultAddress?.id ?? '' },
      refusal: null,
    }),
  }
}

/** Returns the path of the new order, or the form with its input and the refusal. */
export async function orderSamples(
  args: RequestArgs,
  form: FormData,
): Promise<{ ok: true; path: string } | { ok: false; view: SamplesView }> {
  const { session, clients, language } = requireSamplesCustomer(args)
  const text = (name: string) => String(form.get(name) ?? '')
  const chosen = {
    finishes: form.getAll(SAMPLE_FIELDS.finish).map(String),
    address: text(SAMPLE_FIELDS.address),
  }
  const key = text(SAMPLE_FIELDS.key)
  const refuse = async (refusal: SamplesRefusal) => ({
    ok: false as const,
    view: await loadSamples(args, { key, chosen, refusal }),
  })
  if (chosen.finishes.length === 0) return refuse('no-finish')
  const { addresses, product } = await loadSamples(args)
  const address = addresses.find(({ id }) => id === chosen.address)?.address
  if (!address) return refuse('no-address')
  const { finishes } = chosen
  const draft = { key, productId: globalId('Product', product), finishes, address, language }
  const ordered = await clients.samples.order(session.accessToken, draft)
  if (ordered.ok) return { ok: true, path: orderPath(ordered.value) }
  const { code } = ordered
  return refuse(REFUSALS.find((known) => known === code) ?? 'unavailable')
}

const REFUSALS = ['allowance-used', 'address-refused', 'finish-unknown'] as const

function requireSamplesCustomer(args: RequestArgs) {
  const { role, country, language } = args.context.get(visitorContext)
  if (!mayOrderSamples(role)) throw tradeOnlyResponse(role, { status: 403 })
  return { ...requireAccount(args), role, country, language }
}
