import { Box, Button, Typography } from '@mui/material'
import { type DragEvent, useId, useRef, useState } from 'react'

export function FileDrop({
  label,
  hint,
  accept,
  isDisabled = false,
  onFiles,
}: {
  label: string
  hint: string
  /** As in `<input accept>`. */
  accept: string
  isDisabled?: boolean
  onFiles: (files: File[]) => void
}) {
  const hintId = useId()
  const input = useRef<HTMLInputElement>(null)
  const [isOver, setIsOver] = useState(false)
  function drop(event: DragEvent) {
    event.preventDefault()
    setIsOver(false)
    if (!isDisabled) onFiles([...event.dataTransfer.files])
  }
  return (
    <Box
      onDragOver={(event) => {
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={() => setIsOver(false)}
      onDrop={drop}
      sx={{
        border: '1px dashed',
        borderColor: isOver ? 'text.primary' : 'text.secondary',
        backgroundColor: isOver ? 'action.selected' : 'transparent',
        padding: 2.5,
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'center',
        gap: 2,
      }}
    >
      <input
        ref={input}
        type="file"
        multiple
        hidden
        accept={accept}
        aria-label={label}
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])])
          // The same file may be chosen again.
          target.value = ''
        }}
      />
      <Button
        variant="outlined"
        disabled={isDisabled}
        aria-describedby={hintId}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <Typography id={hintId} variant="body2" color="textSecondary" sx={{ flex: '1 1 16rem' }}>
        {hint}
      </Typography>
    </Box>
  )
}
