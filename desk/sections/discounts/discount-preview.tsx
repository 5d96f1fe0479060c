import { Typography } from '@mui/material'
import { useTranslate } from 'react-admin'
import { useWatch } from 'react-hook-form'
import { usePlace } from '#desk/application/frame/use-place.ts'
import { Group } from '../products/edit/group.tsx'
import { type DiscountValues, toFields } from './discount-values.ts'
import { useDiscountWords } from './use-discount-words.ts'

export function DiscountPreview() {
  const translate = useTranslate()
  const { sentences } = useDiscountWords()
  const { timeZone } = usePlace()
  const values = useWatch() as DiscountValues
  return (
    <Group title={translate('resources.discounts.groups.preview')}>
      <Typography
        role="status"
        sx={{ backgroundColor: 'action.selected', padding: 2, overflowWrap: 'anywhere' }}
      >
        {sentences(toFields(values, timeZone)).join(' ')}
      </Typography>
    </Group>
  )
}
