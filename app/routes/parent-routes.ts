import { useRouteLoaderData } from 'react-router'
import { unpack } from '#app/document/packed.ts'
import type { loader as loadCheckout } from './checkout/checkout-frame.tsx'
import type { loader as loadShell } from './shell.tsx'

/** What the shell around a page has loaded that the page shows too. */
export function useShell() {
  const { savedIds, navigation } = required(useRouteLoaderData<typeof loadShell>('routes/shell'))
  return { savedIds, contact: unpack(navigation).contact }
}

/** The checkout that the frame around its steps has loaded. */
export function useOpenCheckout() {
  return required(useRouteLoaderData<typeof loadCheckout>('routes/checkout/checkout-frame'))
}

/** A page is not shown where a route around it failed. */
function required<Data>(data: Data | undefined): Data {
  if (data === undefined) throw new Error('The route around this page has loaded nothing')
  return data
}
