import { Outlet } from 'react-router'

/** What stands around a page. */
export default function Shell() {
  return <Outlet />
}
