import { useRouteLoaderData } from 'react-router'
import { unpack } from '#app/document/packed.ts'
import type { loader as loadCheckout } from './checkout/checkout-frame.tsx'
import type { loader as loadShell } from './shell.tsx'

export function useShell() {
  const { navigation, hasTradeLink } = required(useRouteLoaderData<typeof loadShell>('routes/shell'))
  return { contact: unpack(navigation).contact, hasTradeLink }
}

export function useOpenCheckout() {
  return required(useRouteLoaderData<typeof loadCheckout>('routes/checkout/checkout-frame'))
}

/** A page is not rendered when a parent route failed. */
function required<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('The parent route of this page has no data')
  return data
}
