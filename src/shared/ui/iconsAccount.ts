/** Icons of the account's pages; the layout's own account icon is in iconsShell.ts. */
export { default as signOutIcon } from '@phosphor-icons/core/assets/regular/sign-out.svg?raw';
export { default as userPlusIcon } from '@phosphor-icons/core/assets/regular/user-plus.svg?raw';
export { default as downloadIcon } from '@phosphor-icons/core/assets/regular/download-simple.svg?raw';
