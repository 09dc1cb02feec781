import { useState } from 'react';
import { useMessages } from '../provider/messages';
import { IconButton } from './IconButton';
import * as icons from './icons';
import { messages } from './messages';
import { TextField, type TextFieldProps } from './TextField';

export interface PasswordFieldProps extends Omit<TextFieldProps, 'type' | 'end' | 'autoComplete'> {
  /** `new-password` where one is chosen, `current-password` where one is known. */
  autoComplete: 'new-password' | 'current-password' | 'off';
}

/** A secret, hidden until its eye is pressed. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useMessages(messages);
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={isShown ? 'text' : 'password'}
      end={
        <IconButton
          label={t(isShown ? 'hidePassword' : 'showPassword')}
          icon={isShown ? icons.eyeOff : icons.eye}
          onPress={() => setShown(!isShown)}
        />
      }
    />
  );
}
