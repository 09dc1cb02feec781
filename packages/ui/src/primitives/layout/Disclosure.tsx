import type { ReactNode } from 'react';
import { Disclosure as AriaDisclosure, Button, DisclosurePanel, Heading } from 'react-aria-components/Disclosure';
import { Icon } from '../Icon';
import * as icons from '../icons';

export interface DisclosureProps {
  title: string;
  /** A short summary of the content, beside the title. */
  peek?: string;
  isExpanded?: boolean;
  defaultExpanded?: boolean;
  onExpandedChange?: (isExpanded: boolean) => void;
  children: ReactNode;
}

/** A collapsible section for rarely changed fields. Its content stays mounted, so that faults inside can be found. */
export function Disclosure({ title, peek, children, ...props }: DisclosureProps) {
  return (
    <AriaDisclosure {...props} className="kalem-disclosure">
      <Heading level={2} className="kalem-disclosure__head">
        <Button slot="trigger" className="kalem-disclosure__button">
          <Icon icon={icons.chevronRight} size="sm" />
          <span className="kalem-heading">{title}</span>
          {peek && <span className="kalem-disclosure__peek">{peek}</span>}
        </Button>
      </Heading>
      <DisclosurePanel className="kalem-disclosure__panel">
        <div className="kalem-disclosure__body">{children}</div>
      </DisclosurePanel>
    </AriaDisclosure>
  );
}
