/** Stands in for every Material icon in tests, which run in Node and display no icons. */
export { default } from '@mui/material/SvgIcon'
