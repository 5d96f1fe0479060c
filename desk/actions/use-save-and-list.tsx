import { Box, Button, Typography } from '@mui/material'
import { type ReactNode, useState } from 'react'
import { useNotify, useRedirect, useTranslate } from 'react-admin'
import type { z } from 'zod'
import type { TeamItem } from '#contracts/team/convention.ts'
import { type Outcome, type Refusal, useSave } from '#desk/provider/use-save.ts'

/**
 * Saves the item of a short form and then shows the list. Typed values are preserved if the item is refused. If someone
 * else changed the item, `outdated` is its current version, which the form can then overwrite.
 */
export function useSaveAndList<Item extends TeamItem>(
  resource: string,
  schema: z.ZodType<Item>,
  toErrors: (refusal: Refusal) => object,
) {
  const notify = useNotify()
  const redirect = useRedirect()
  const { create, update } = useSave(resource, schema)
  const [outdated, setOutdated] = useState<Item | null>(null)

  async function finish(
    saving: Promise<Outcome<Item, Item>>,
    afterwards?: () => Promise<unknown>,
  ): Promise<object | undefined> {
    setOutdated(null)
    const outcome = await saving
    if (outcome.kind === 'outdated') setOutdated(outcome.current)
    if (outcome.kind !== 'saved') return toErrors(outcome)
    await afterwards?.()
    notify(`resources.${resource}.saved`, { type: 'success' })
    redirect('list', resource)
    return undefined
  }
  return {
    outdated,
    /** Both functions return the form's errors. `afterwards` runs after saving. */
    create: (input: unknown, afterwards?: () => Promise<unknown>) => finish(create(input), afterwards),
    update: (base: Item, changes: unknown) => finish(update(base, changes)),
  }
}

/** Shows how someone else changed the item (`children`) before the form overwrites it. */
export function OutdatedItem({ onContinue, children }: { onContinue: () => void; children: ReactNode }) {
  const translate = useTranslate()
  return (
    <Box role="alert" sx={{ marginBottom: 2, maxWidth: '44rem' }}>
      <Typography color="error">{translate('errors.version-outdated')}</Typography>
      {children}
      <Button variant="outlined" sx={{ marginTop: 1 }} onClick={onContinue}>
        {translate('desk.continue-with-current')}
      </Button>
    </Box>
  )
}
