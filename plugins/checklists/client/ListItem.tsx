import MDXLi from '@theme/MDXComponents/Li';
import {
  Children,
  type ComponentProps,
  isValidElement,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { ChecklistContext } from './Checklist';

interface ListItemProps extends ComponentProps<'li'> {
  readonly 'data-task'?: number | string;
}

const isTaskBox = (part: ReactNode): part is ReactElement<ComponentProps<'input'>> =>
  isValidElement<ComponentProps<'input'>>(part) && part.props.type === 'checkbox';

/** A Markdown list item. In a task list, it gets a working checkbox labeled with its text, which a checklist stores. */
export function ListItem({ 'data-task': task, ...props }: ListItemProps): ReactNode {
  const checklist = useContext(ChecklistContext);
  const parts = Children.toArray(props.children);
  const box = parts.find(isTaskBox);
  if (box === undefined) {
    return <MDXLi {...props} />;
  }
  const number = Number(task);
  const state: ComponentProps<'input'> =
    checklist === undefined || task === undefined
      ? { defaultChecked: box.props.checked === true }
      : {
          checked: checklist.isTicked(number),
          onChange: (event) => checklist.tick(number, event.target.checked),
        };
  return (
    <MDXLi {...props}>
      <label data-search="text">
        <input type="checkbox" {...state} />
        {parts.filter((part) => part !== box)}
      </label>
    </MDXLi>
  );
}
