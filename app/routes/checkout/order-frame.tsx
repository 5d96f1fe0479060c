import { Outlet } from 'react-router'
import { CheckoutFrame } from '#app/features/checkout/checkout-frame.tsx'
import type { PageHandle } from '#app/page/page-handle.ts'
import { errorStatus, FramedError } from '#app/ui/page/error-page.tsx'
import type { Route } from './+types/order-frame.ts'

export const handle: PageHandle = { isUnlisted: true }

/** An order has the same plain frame as its checkout. */
export default function OrderFrame() {
  return (
    <CheckoutFrame>
      <Outlet />
    </CheckoutFrame>
  )
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <CheckoutFrame>
      <FramedError status={errorStatus(error)} />
    </CheckoutFrame>
  )
}
