/** A short message that leaves by itself (ERR-04); `action` undoes or leads on. */
export interface ToastContent {
  tone: 'success' | 'danger' | 'info';
  text: string;
  action?: { label: string; onAction: () => void };
}

export interface Toast extends ToastContent {
  id: number;
}
