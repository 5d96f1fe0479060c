import { Outlet } from 'react-router'
import { ProfileFrame } from '#app/features/account/profile/profile-frame.tsx'

/** What stands around the pages of an account. */
export default function Frame() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  )
}
