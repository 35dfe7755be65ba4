/** Small signs of the shell, drawn with the pen of the text beside them. */
import type { ReactNode } from 'react';

function Icon({ children }: { readonly children: ReactNode }) {
  return (
    <svg
      aria-hidden="true"
      width="1.25rem"
      height="1.25rem"
      viewBox="0 0 20 20"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      {children}
    </svg>
  );
}

export function SettingsIcon() {
  return (
    <Icon>
      <path d="M3 5h8m4 0h2M3 10h2m4 0h8M3 15h6m4 0h4" />
      <circle cx="13" cy="5" r="2" />
      <circle cx="7" cy="10" r="2" />
      <circle cx="11" cy="15" r="2" />
    </Icon>
  );
}

export function LanguageIcon() {
  return (
    <Icon>
      <circle cx="10" cy="10" r="7.25" />
      <path d="M2.75 10h14.5M10 2.75c2.6 2 3.6 4.5 3.6 7.25s-1 5.25-3.6 7.25c-2.6-2-3.6-4.5-3.6-7.25s1-5.25 3.6-7.25Z" />
    </Icon>
  );
}

export function PeopleIcon() {
  return (
    <Icon>
      <circle cx="7.5" cy="7" r="3" />
      <path d="M2 16.5c.3-3.3 2.5-5 5.5-5s5.2 1.7 5.5 5M12.5 4.3a3 3 0 0 1 0 5.4M14.8 11.9c1.9.7 3 2.3 3.2 4.6" />
    </Icon>
  );
}

export function DeviceIcon() {
  return (
    <Icon>
      <path d="M3.5 4h13v9h-13zM2 16.5h16" />
    </Icon>
  );
}

export function ClockIcon() {
  return (
    <Icon>
      <path d="M5 2.75h10M5 17.25h10M6 2.75c0 4 2.7 5.3 4 7.25 1.3-1.95 4-3.25 4-7.25M6 17.25c0-4 2.7-5.3 4-7.25 1.3 1.95 4 3.25 4 7.25" />
    </Icon>
  );
}

export function SearchIcon() {
  return (
    <Icon>
      <circle cx="8.5" cy="8.5" r="5.5" />
      <path d="m12.75 12.75 4.5 4.5" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m4.5 4.5 11 11m0-11-11 11" />
    </Icon>
  );
}

export function LinkIcon() {
  return (
    <Icon>
      <path d="M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m4 10.5 4 4 8-9" />
    </Icon>
  );
}
