import { useListContext } from 'react-admin'
import { FaultNotice } from '../application/fault-notice.tsx'

/** In place of a list that could not be loaded. */
export function ListFault() {
  const { error, refetch } = useListContext()
  return <FaultNotice fault={error} onRepeat={refetch} />
}
