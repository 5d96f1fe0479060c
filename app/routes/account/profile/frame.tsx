import { Outlet } from 'react-router'
import { ProfileFrame } from '#app/features/account/profile/profile-frame.tsx'
import { visitorContext } from '#app/visitor/context.ts'
import { isTradeClient } from '#domain/visitor/roles.ts'
import type { Route } from './+types/frame.ts'

export function loader({ context }: Route.LoaderArgs) {
  return { hasCompany: isTradeClient(context.get(visitorContext).role) }
}

/** The frame of the account pages. */
export default function Frame({ loaderData: { hasCompany } }: Route.ComponentProps) {
  return (
    <ProfileFrame hasCompany={hasCompany}>
      <Outlet />
    </ProfileFrame>
  )
}
