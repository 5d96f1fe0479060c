import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

export function BackToList() {
  const translate = useTranslate()
  return (
    <Link component={RouterLink} to="/products">
      {translate('resources.products.name', { smart_count: 2 })}
    </Link>
  )
}
