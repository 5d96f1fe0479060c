import { Icon } from './icon.tsx'

type IconProps = { size?: 'small' | 'large' }

export function CloseIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </Icon>
  )
}

export function PlusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3.5v13M3.5 10h13" />
    </Icon>
  )
}

export function MinusIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3.5 10h13" />
    </Icon>
  )
}

export function ArrowIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 10h13.5m-4.5-4.5 4.5 4.5-4.5 4.5" />
    </Icon>
  )
}

export function DownloadIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M10 3v10m-4-4 4 4 4-4M4 16.5h12" />
    </Icon>
  )
}

export function ChevronIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m5 7.5 5 5 5-5" />
    </Icon>
  )
}

export function CheckIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  )
}

export function SearchIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <circle cx="8.5" cy="8.5" r="5" />
      <path d="m12.2 12.2 4.3 4.3" />
    </Icon>
  )
}

export function MenuIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M3 6h14M3 10h14M3 14h14" />
    </Icon>
  )
}

export function BagIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 7h12l1 9.5H3Zm3 2.5V6a3 3 0 0 1 6 0v3.5" />
    </Icon>
  )
}

export function BellIcon(props: IconProps) {
  return (
    <Icon {...props}>
      <path d="M4 14c1-1.2 1.5-2.7 1.5-6a4.5 4.5 0 0 1 9 0c0 3.3.5 4.8 1.5 6Zm4.3 2.5a1.9 1.9 0 0 0 3.4 0" />
    </Icon>
  )
}

/** Filled when the item is saved. */
export function HeartIcon({ isFilled = false, ...props }: IconProps & { isFilled?: boolean }) {
  return (
    <Icon {...props}>
      <path
        fill={isFilled ? 'currentColor' : 'none'}
        d="M10 16.5S3.5 12.7 3.5 8.2A3.4 3.4 0 0 1 10 6.8a3.4 3.4 0 0 1 6.5 1.4c0 4.5-6.5 8.3-6.5 8.3Z"
      />
    </Icon>
  )
}
