import { Box, Button } from '@mui/material'
import { useRef, useState } from 'react'
import { useTranslate } from 'react-admin'
import type { TeamItem } from '#contracts/team/convention.ts'
import type { Action } from './action.ts'
import { ActionForm } from './action-form.tsx'
import { takeDraft } from './draft.ts'

/** Makes the button and its open form look like one area. */
const OPEN_BUTTON_STYLE = {
  position: 'relative',
  borderColor: 'action.selected',
  backgroundColor: 'action.selected',
  '&:hover': { borderColor: 'action.selected', backgroundColor: 'action.selected' },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: -1,
    top: '100%',
    height: 10,
    backgroundColor: 'action.selected',
  },
} as const

export function ActionBar<Item extends TeamItem>({
  resource,
  item,
  actions,
  onDone,
}: {
  resource: string
  item: Item
  actions: readonly Action<Item>[]
  /** Called after an action, for pages that do not read the item through react-admin. */
  onDone?: ((item: TeamItem) => void) | undefined
}) {
  const translate = useTranslate()
  const [draft] = useState(takeDraft)
  const [openName, setOpenName] = useState(draft?.action ?? null)
  const pressedButton = useRef<HTMLButtonElement | null>(null)
  const latestOpenName = useRef(openName)
  const openAction = actions.find(({ name }) => name === openName)
  /** Closes a form. A form that was opened while another action was still running remains open. */
  function close(name: string) {
    if (name !== latestOpenName.current) return
    setOpenName(null)
    pressedButton.current?.focus()
  }
  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, marginBottom: openAction ? 1 : 3 }}>
        {actions.map(({ name }) => (
          <Button
            key={name}
            variant="outlined"
            aria-expanded={name === openName}
            sx={name === openName ? OPEN_BUTTON_STYLE : {}}
            onClick={({ currentTarget }) => {
              pressedButton.current = currentTarget
              latestOpenName.current = name === openName ? null : name
              setOpenName(latestOpenName.current)
            }}
          >
            {translate(`resources.${resource}.actions.${name}.label`)}
          </Button>
        ))}
      </Box>
      {openAction && (
        <ActionForm
          key={openAction.name}
          resource={resource}
          item={item}
          action={openAction}
          draft={draft?.action === openAction.name ? draft.values : null}
          onDone={onDone}
          onClose={() => close(openAction.name)}
        />
      )}
    </>
  )
}
