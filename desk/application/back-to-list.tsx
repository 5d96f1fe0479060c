import { Link } from '@mui/material'
import { useResourceContext, useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

export function BackToList() {
  const translate = useTranslate()
  const resource = useResourceContext()
  return (
    <Link component={RouterLink} to={`/${resource}`}>
      {translate(`resources.${resource}.name`, { smart_count: 2 })}
    </Link>
  )
}
