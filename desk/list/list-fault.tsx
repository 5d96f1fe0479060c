import { useListContext } from 'react-admin'
import { FaultNotice } from '../application/fault-notice.tsx'

export function ListFault() {
  const { error, refetch } = useListContext()
  return <FaultNotice fault={error} onRepeat={refetch} />
}
