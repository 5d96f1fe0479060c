import { Outlet } from 'react-router'
import { ProfileFrame } from '#app/features/account/profile/profile-frame.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { isTradeClient, maySeeTradePrices } from '#domain/visitor/roles.ts'
import type { Route } from './+types/frame.ts'

export function loader({ context }: Route.LoaderArgs) {
  const { role } = context.get(visitorContext)
  return { hasCompany: isTradeClient(role), hasPriceList: maySeeTradePrices(role) }
}

/** The frame of the account pages. */
export default function Frame({ loaderData }: Route.ComponentProps) {
  return (
    <ProfileFrame {...loaderData}>
      <Outlet />
    </ProfileFrame>
  )
}
