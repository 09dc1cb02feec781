/** A short message that leaves by itself (ERR-04); `action` undoes or leads on. */
export interface ToastContent {
  tone: 'success' | 'danger' | 'info';
  text: string;
  /** It stays until it is closed: what must not be missed by somebody whose eyes are elsewhere. */
  stays?: boolean;
  action?: { label: string; onAction: () => void };
}

export interface Toast extends ToastContent {
  id: number;
}
