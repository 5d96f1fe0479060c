import { Box, Button, Typography } from '@mui/material'
import { useState } from 'react'
import { Form, NumberInput, useNotify, useTranslate } from 'react-admin'
import type { FieldValues } from 'react-hook-form'
import type { TeamProduct } from '../../../../contracts/team/product.ts'
import { useRefusalText } from '../../../actions/use-refusal-text.ts'
import { Group } from './group.tsx'
import { setStock } from './product-calls.ts'

/** The units of each counted variant, set one by one; refused if an order was placed in the meantime. */
export function Stock({
  product,
  onSaved,
}: {
  product: TeamProduct
  onSaved: (product: TeamProduct) => void
}) {
  const translate = useTranslate()
  const notify = useNotify()
  const textOf = useRefusalText()
  const [isBusy, setIsBusy] = useState(false)
  const { detail } = product
  const counted = detail?.stock.filter((_, index) => detail.variants[index]?.isTracked) ?? []
  if (!detail || counted.length === 0) return null
  async function save(variantId: string, from: number, to: number) {
    setIsBusy(true)
    try {
      onSaved(await setStock(product, { variantId, from, to }))
      notify('desk.saved', { type: 'success' })
    } catch (fault) {
      notify(textOf(fault), { type: 'error' })
    } finally {
      setIsBusy(false)
    }
  }
  return (
    <Group title={translate('resources.products.groups.stock')}>
      {counted.map(({ variantId, onHand, reserved }) => {
        const variant = detail.variants[detail.stock.findIndex((stock) => stock.variantId === variantId)]
        return (
          <Form
            key={`${variantId} ${onHand}`}
            record={{ id: variantId, onHand }}
            onSubmit={({ onHand: to }: FieldValues) => save(variantId, onHand, Number(to))}
          >
            <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 2 }}>
              <Typography variant="body2" sx={{ width: 180 }}>
                {variant?.title}
              </Typography>
              <NumberInput source="onHand" label="resources.products.fields.onHand" step={1} />
              <Typography variant="body2" color="text.secondary">
                {translate('resources.products.reserved', { count: reserved })}
              </Typography>
              <Button type="submit" variant="outlined" disabled={isBusy}>
                {translate('resources.products.set-stock')}
              </Button>
            </Box>
          </Form>
        )
      })}
    </Group>
  )
}
