import { Link } from '@mui/material'
import { useTranslate } from 'react-admin'
import { Link as RouterLink } from 'react-router-dom'

export function BackToDiscounts() {
  const translate = useTranslate()
  return (
    <Link component={RouterLink} to="/discounts">
      {translate('resources.discounts.name', { smart_count: 2 })}
    </Link>
  )
}
