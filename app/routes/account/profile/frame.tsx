import { Outlet } from 'react-router'
import { ProfileFrame } from '#app/features/account/profile/profile-frame.tsx'

/** The frame of the account pages. */
export default function Frame() {
  return (
    <ProfileFrame>
      <Outlet />
    </ProfileFrame>
  )
}
